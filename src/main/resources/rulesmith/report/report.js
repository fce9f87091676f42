(function () {
  'use strict';
  var BORDER = 24, CELL = 60;

  function x(cell) { return BORDER + (cell % 8) * CELL; }
  function y(cell) { return 1 + (7 - Math.floor(cell / 8)) * CELL; }

  document.querySelectorAll('.stepper').forEach(function (root) {
    var game = JSON.parse(root.querySelector('script').textContent);
    var board = root.querySelector('.board');
    var rows = root.querySelectorAll('.taken');
    var slider = root.querySelector('input');
    var status = root.querySelector('.status');
    var list = root.querySelector('.moves');
    var moves = root.querySelectorAll('[data-ply]');
    var buttons = root.querySelectorAll('[data-step]');
    var last = game.boards.length - 1;
    var ply = 0;

    function add(parent, name, attributes) {
      var element = document.createElementNS(board.namespaceURI, name);
      Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
      parent.appendChild(element);
    }

    function piece(parent, letter, left, top) {
      add(parent, 'use', { href: '#' + root.dataset.prefix + letter, x: left, y: top });
    }

    // South's pieces are digits, North's letters; each row shows what the other side has lost.
    function drawTaken(row, wanted) {
      var count = 0;
      row.replaceChildren();
      game.taken.slice(0, ply).join('').split('').filter(wanted).forEach(function (letter) {
        piece(row, letter, 30 + 60 * count++, 30);
      });
    }

    function show(next) {
      ply = Math.max(0, Math.min(last, next));
      var marks = board.querySelector('.marks'), pieces = board.querySelector('.pieces');
      marks.replaceChildren();
      pieces.replaceChildren();
      (ply ? game.cells[ply - 1] : []).forEach(function (cell, i) {
        add(marks, 'rect', { x: x(cell), y: y(cell), width: CELL, height: CELL, class: i ? 'to' : 'from' });
      });
      game.boards[ply].split('').forEach(function (letter, cell) {
        if (letter !== '.') { piece(pieces, letter, x(cell) + CELL / 2, y(cell) + CELL / 2); }
      });
      drawTaken(rows[0], function (letter) { return letter < 'a'; });
      drawTaken(rows[1], function (letter) { return letter >= 'a'; });
      slider.value = ply;
      moves.forEach(function (move, i) {
        if (i === ply - 1) { move.setAttribute('aria-current', 'step'); } else { move.removeAttribute('aria-current'); }
      });
      var text = ply ? (ply % 2 ? 'South ' : 'North ') + moves[ply - 1].textContent : 'Start of the game';
      status.textContent = ply ? 'Ply ' + ply + ' of ' + last + ': ' + text : text;
      slider.setAttribute('aria-valuetext', status.textContent);
      board.setAttribute('aria-label', 'Position: ' + status.textContent);
      buttons.forEach(function (button) {
        var back = button.dataset.step === 'first' || button.dataset.step === 'back';
        button.disabled = ply === (back ? 0 : last);
      });
      // Only the list moves, never the page.
      var top = ply ? moves[ply - 1].offsetTop : 0;
      if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 24) {
        list.scrollTop = top - list.clientHeight / 2;
      }
    }

    function step(name) {
      show(name === 'first' ? 0 : name === 'back' ? ply - 1 : name === 'next' ? ply + 1 : last);
    }

    var keys = { ArrowLeft: 'back', ArrowRight: 'next', ArrowUp: 'back', ArrowDown: 'next', Home: 'first', End: 'last' };
    root.addEventListener('keydown', function (event) {
      if (event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) { return; }
      step(keys[event.key]);
      event.preventDefault();
    });
    buttons.forEach(function (button) {
      button.addEventListener('click', function () { step(button.dataset.step); });
    });
    slider.addEventListener('input', function () { show(Number(slider.value)); });
    list.addEventListener('click', function (event) {
      if (event.target.dataset.ply) { show(Number(event.target.dataset.ply)); }
    });
    root.querySelector('.controls').hidden = false;
    root.classList.add('live');
    show(0);
  });

  // On paper nobody can open what is closed.
  window.addEventListener('beforeprint', function () {
    document.querySelectorAll('.game > details, #seeds > details').forEach(function (part) { part.open = true; });
  });
}());
