/// The style sheet and the script of every page.
package enum PageAssets {
  package static let style = """
    :root { color-scheme: light dark; --line: #8884; --faint: color-mix(in srgb, CanvasText 65%, Canvas);
      --bad: color-mix(in srgb, #c00 70%, CanvasText); }
    body { font: 15px/1.4 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 72rem; }
    h1 { font-size: 1.3rem; margin: 0 0 .3rem; }
    header p { margin: 0 0 1rem; max-width: 44rem; }
    #controls { display: none; flex-wrap: wrap; gap: .6rem 1.4rem; align-items: center; padding: .7rem 0;
      border-block: 1px solid var(--line); position: sticky; top: 0; background: Canvas; z-index: 1; }
    .js #controls { display: flex; }
    .field { display: flex; gap: .5rem; align-items: center; border: 0; margin: 0; padding: 0; flex-wrap: wrap; }
    fieldset legend { float: left; margin-right: .5rem; padding: 0; }
    input[type=range] { width: 15rem; }
    output { min-width: 3.5rem; font-variant-numeric: tabular-nums; }
    #region { min-height: 1.4em; margin: .6rem 0; font-variant-numeric: tabular-nums; }
    figure { margin: 0 0 2rem; overflow-x: auto; padding: 1px; }
    figure:not(.static) { display: none; }
    .js figure { display: none; }
    .js figure.chosen { display: block; }
    .panels { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: flex-start; }
    h2 { font-size: 1rem; margin: 0 0 .4rem; }
    .drawing { position: relative; display: inline-block; zoom: var(--zoom); background: #fff; box-shadow: 0 0 0 1px var(--line); }
    .drawing.dark { background: #000; }
    .drawing svg { display: block; }
    .layer { position: absolute; left: 0; top: 0; pointer-events: none; }
    .layer[hidden] { display: none; }
    .layer svg { overflow: visible; }
    .regions rect { fill: transparent; pointer-events: all; }
    .regions rect:hover, .regions rect:focus { fill: #f902; outline: none; stroke: #f90; }
    figcaption { color: var(--faint); margin: .4rem 0; }
    figcaption strong { color: var(--bad); }
    .js:not(.all) figcaption { display: none; }
    .beside main { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: flex-start; }
    table { border-collapse: collapse; margin-top: .6rem; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: .15rem 1rem .15rem 0; font-weight: normal; vertical-align: top; }
    th { color: var(--faint); }
    thead th { color: inherit; font-weight: bold; }
    .differs td, .differs th { background: #f902; color: inherit; }
    .problem td, .problem th { background: #f442; color: inherit; }
    .beside body { max-width: none; }
    .beside figure { max-width: 100%; }
    .beside table { max-width: 24rem; overflow-wrap: anywhere; }
    .beside th, .beside td { display: block; padding-right: 0; }
    @media (max-width: 34rem) {
      body { padding: .5rem; }
      #controls { position: static; gap: .5rem 1rem; }
      input[type=range] { width: 10rem; }
      th, td { padding-right: .5rem; overflow-wrap: anywhere; }
    }

    """

  /// The controls' values are in the page's address, so that a link leads to what is shown.
  static let script = """
    'use strict';
    document.documentElement.classList.add('js');
    const form = document.getElementById('controls');
    const zoom = document.getElementById('zoom');
    const fields = [...form.querySelectorAll('input[type=range], select')].filter(f => f !== zoom);
    const boxes = [...form.querySelectorAll('.overlay')];
    const alls = [...form.querySelectorAll('.all')];
    const region = document.getElementById('region');
    const figures = new Map([...document.querySelectorAll('figure')].map(f => [f.dataset.key, f]));
    const missing = 'There is no layout of this combination.';
    const valueOf = f => f.type === 'range' ? f.dataset.values.split(' ')[f.value] : f.value;

    function setField(field, value) {
      if (field.type === 'range') {
        const index = field.dataset.values.split(' ').indexOf(value);
        if (index >= 0) field.value = index;
      } else if ([...field.options].some(o => o.value === value)) field.value = value;
    }

    // On a phone, a drawing that is not enlarged is as wide as the screen at most.
    function fit(figure) {
      for (const drawing of figure.querySelectorAll('.drawing')) {
        const wide = drawing.firstElementChild.width.baseVal.value;
        const isFitted = innerWidth < 544 && zoom.value === '1' && wide > figure.clientWidth - 2;
        drawing.style.zoom = isFitted ? (figure.clientWidth - 2) / wide : '';
      }
    }

    function show() {
      const values = fields.map(valueOf);
      const chosen = figures.get(values.join('|'));
      if (!chosen || region.textContent === missing) region.textContent = chosen ? '' : missing;
      const open = new Set(alls.filter(b => b.checked).map(b => b.value));
      const isChosen = figure => figure === chosen || open.size > 0 && figure.dataset.key.split('|')
        .every((value, index) => open.has(fields[index].id) || value === values[index]);
      const shown = [...figures.values()].filter(isChosen);
      for (const figure of figures.values()) figure.classList.toggle('chosen', shown.includes(figure));
      document.documentElement.classList.toggle('all', open.size > 0);
      document.documentElement.classList.toggle('beside', fields.some(f => f.type !== 'range' && open.has(f.id)));
      for (const field of fields) {
        if (field.type !== 'range') continue;
        field.setAttribute('aria-valuetext', valueOf(field));
        field.nextElementSibling.textContent = valueOf(field);
      }
      const hidden = new Set(boxes.filter(b => !b.checked).map(b => b.value));
      for (const layer of shown.flatMap(f => [...f.querySelectorAll('.layer[data-overlay]')])) {
        layer.hidden = hidden.has(layer.dataset.overlay);
      }
      document.documentElement.style.setProperty('--zoom', zoom.value);
      shown.forEach(fit);
      const address = new URLSearchParams([...fields, zoom].map(f => [f.id, valueOf(f)]));
      if (open.size) address.set('all', [...open].join(','));
      if (hidden.size) address.set('hide', [...hidden].join(','));
      history.replaceState(null, '', '#' + address);
    }

    // A page that is opened without choices has the style of the reader's system, and fits a phone.
    function chooseForReader() {
      const style = document.getElementById('style');
      if (style && matchMedia('(prefers-color-scheme: dark)').matches) setField(style, 'dark');
      if (innerWidth < 544) zoom.value = '1';
    }

    function readAddress() {
      const address = new URLSearchParams(location.hash.slice(1));
      if (!address.size) chooseForReader();
      for (const field of [...fields, zoom]) if (address.has(field.id)) setField(field, address.get(field.id));
      const open = (address.get('all') || '').split(',');
      for (const box of alls) box.checked = open.includes(box.value);
      const hidden = (address.get('hide') || '').split(',');
      for (const box of boxes) box.checked = !hidden.includes(box.value);
    }

    const tell = event => {
      const rect = event.target.closest ? event.target.closest('.regions rect') : null;
      if (rect) region.textContent = rect.dataset.text;
    };
    document.addEventListener('mouseover', tell);
    document.addEventListener('focusin', tell);
    form.addEventListener('input', show);
    form.addEventListener('submit', event => event.preventDefault());
    window.addEventListener('hashchange', () => { readAddress(); show(); });
    window.addEventListener('resize', show);
    readAddress();
    show();

    """
}
