/// What a gallery adds to the style sheet of every page, and its script.
enum GalleryAssets {
  static let style = """
    :root { --zoom: 1; }
    body { max-width: none; }
    nav ol { columns: 16rem; column-gap: 3rem; margin: 0 0 1.5rem; padding-left: 2.5rem; }
    nav li { break-inside: avoid; overflow-wrap: anywhere; }
    .count { color: var(--bad); }
    main { display: flex; flex-wrap: wrap; gap: 2rem 1.5rem; align-items: flex-start; }
    article { max-width: 100%; scroll-margin-top: 5rem; content-visibility: auto; contain-intrinsic-size: auto 24rem auto 45rem; }
    article[hidden] { display: none; }
    article h2 { overflow-wrap: anywhere; }
    article p { margin: .2rem 0; }
    .location { color: var(--faint); display: flex; flex-direction: column; overflow-wrap: anywhere; }
    .variant { overflow-x: auto; padding: 1px; }
    .size { color: var(--faint); font-variant-numeric: tabular-nums; }
    .problems { max-width: max(16rem, calc(var(--width) * var(--zoom) * 1px)); box-sizing: border-box; margin: .3rem 0; padding-left: 1.1rem; overflow-wrap: anywhere; }
    .problems li::marker { color: var(--bad); }
    .baselines { display: none; }
    .with-baselines .baselines { display: block; }
    .with-frames .regions rect { stroke: #06c8; stroke-width: .5; }
    .regions rect.faulty { stroke: #c00; stroke-width: 1; }

    """

  /// The controls' values are in the page's address, so that a link leads to what is shown. A part is drawn at another
  /// text size once it is near the screen.
  static let script = """
    'use strict';
    const root = document.documentElement;
    root.classList.add('js');
    const control = id => document.getElementById(id);
    const [size, zoom, search, region] = ['size', 'zoom', 'search', 'region'].map(control);
    const switches = ['frames', 'baselines', 'faulty'].map(control);
    const sizes = size.dataset.values.split(' ');
    const list = text => text.split(' ').map(Number);
    const parts = [...document.querySelectorAll('article')].map(article => ({
      article, holder: article.querySelector('.variant'),
      variants: list(article.dataset.variants), problems: list(article.dataset.problems),
      item: document.querySelector(`a[data-part=${article.id}]`).parentNode,
    }));
    for (const part of parts) {
      part.count = part.item.querySelector('.count');
      part.texts = { [part.holder.dataset.shown]: part.holder.innerHTML };
    }

    function draw(part) {
      const variant = part.variants[size.value];
      if (part.holder.dataset.shown === String(variant)) return;
      if (!(variant in part.texts)) {
        part.texts[variant] = part.article.querySelector(`script[data-variant="${variant}"]`).textContent;
      }
      part.holder.innerHTML = part.texts[variant];
      part.holder.dataset.shown = variant;
      fit(part);
    }

    const margin = 600;
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (entry.isIntersecting) draw(parts.find(part => part.article === entry.target));
      }
    }, { rootMargin: margin + 'px' });

    // On a phone, a drawing that is not enlarged is as wide as the screen at most.
    function fit(part) {
      const drawing = part.holder.querySelector('.drawing');
      if (!drawing) return;
      const [wide, room] = [drawing.firstElementChild.width.baseVal.value, root.clientWidth - 18];
      drawing.style.zoom = innerWidth < 544 && zoom.value === '1' && wide > room ? room / wide : '';
    }

    function isNear(article) {
      const box = article.getBoundingClientRect();
      return box.top < innerHeight + margin && box.bottom > -margin;
    }

    function show() {
      const words = search.value.toLowerCase();
      let [faulty, problems] = [0, 0];
      for (const part of parts) {
        const count = part.problems[part.variants[size.value]];
        problems += count;
        faulty += count > 0;
        part.count.textContent = count || '';
        const isHidden = !part.article.dataset.words.includes(words) || (control('faulty').checked && count === 0);
        part.article.hidden = part.item.hidden = isHidden;
      }
      for (const part of parts) if (!part.article.hidden && isNear(part.article)) draw(part);
      control('total').textContent =
        `${parts.length} parts, ${faulty} with problems, ${problems} ${problems === 1 ? 'problem' : 'problems'}`;
      size.setAttribute('aria-valuetext', sizes[size.value]);
      size.nextElementSibling.textContent = sizes[size.value];
      root.style.setProperty('--zoom', zoom.value);
      parts.forEach(fit);
      for (const box of switches) root.classList.toggle('with-' + box.id, box.checked);
      region.textContent = '';
      const address = new URLSearchParams({ size: sizes[size.value], zoom: zoom.value });
      if (search.value) address.set('search', search.value);
      const chosen = switches.filter(box => box.checked).map(box => box.id);
      if (chosen.length) address.set('show', chosen.join(','));
      history.replaceState(null, '', '#' + address);
    }

    function readAddress() {
      if (location.hash.startsWith('#part-')) return;
      const address = new URLSearchParams(location.hash.slice(1));
      const index = sizes.indexOf(address.get('size'));
      if (index >= 0) size.value = index;
      if ([...zoom.options].some(option => option.value === address.get('zoom'))) zoom.value = address.get('zoom');
      search.value = address.get('search') || '';
      const chosen = (address.get('show') || '').split(',');
      for (const box of switches) box.checked = chosen.includes(box.id);
    }

    document.addEventListener('mouseover', event => {
      const rect = event.target.closest ? event.target.closest('.regions rect') : null;
      if (rect) region.textContent = rect.dataset.text;
    });
    document.querySelector('nav').addEventListener('click', event => {
      const link = event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      control(link.dataset.part).scrollIntoView();
    });
    const form = control('controls');
    form.addEventListener('input', show);
    form.addEventListener('submit', event => event.preventDefault());
    window.addEventListener('hashchange', () => { readAddress(); show(); });
    window.addEventListener('resize', () => parts.forEach(fit));
    readAddress();
    show();
    for (const part of parts) watcher.observe(part.article);

    """
}
