// Chosen before the first paint, so that nobody in a dark room sees a white flash.
(function () {
  try {
    var asked = new URLSearchParams(location.search).get('theme');
    var mode = asked === 'dark' || asked === 'light' ? asked : localStorage.getItem('vc.theme');
    var dark =
      mode === 'dark' || (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
  } catch {
    document.documentElement.setAttribute('data-theme', 'light');
  }
})();
