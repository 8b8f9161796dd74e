// 'Randevu al' on a salon's own site: <script src="https://SITE/gom.js" data-salon="nehir-sac-atolyesi" async></script>
// A link that works by itself; a press opens the booking over the page instead. `data-yazi` and `data-renk` change its
// words and its color. Styles are set one by one, because the site's own policy may forbid inline ones.
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { salon, yazi, renk } = script.dataset;
  if (!salon) return;
  const address = new URL(`/salon/${encodeURIComponent(salon)}/randevu`, script.src).href;

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {object} properties
   * @param {object} style
   */
  const create = (tag, properties, style) => {
    const element = document.createElement(tag);
    Object.assign(element, properties);
    Object.assign(element.style, style);
    return element;
  };

  const open = () => {
    const dialog = create(
      'dialog',
      { ariaLabel: 'Randevu al' },
      { width: 'min(480px, 100vw)', height: 'min(820px, 100dvh)', maxWidth: 'none', maxHeight: 'none' },
    );
    Object.assign(dialog.style, { padding: '0', border: '0', borderRadius: '16px', overflow: 'hidden' });
    const frame = create(
      'iframe',
      { src: address, title: 'Randevu al', allow: 'clipboard-write' },
      { display: 'block', width: '100%', height: 'calc(100% - 44px)', border: '0' },
    );
    const close = create(
      'button',
      { type: 'button', textContent: 'Kapat', onclick: () => dialog.close() },
      { display: 'block', width: '100%', height: '44px', border: '0', font: '600 15px system-ui', cursor: 'pointer' },
    );
    dialog.append(close, frame);
    // What was typed and the session live in the frame alone: they go with it.
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  };

  const link = create(
    'a',
    { href: address, target: '_blank', rel: 'noopener', textContent: yazi || 'Randevu al' },
    { display: 'inline-block', padding: '13px 24px', borderRadius: '12px', textDecoration: 'none' },
  );
  Object.assign(link.style, {
    background: renk || '#882e55',
    color: '#fff',
    font: '600 16px system-ui',
  });
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  script.after(link);
})();
