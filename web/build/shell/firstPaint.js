// Runs before the first paint: sets theme, language and shape, and requests all files of the page together.
(function () {
  var root = document.documentElement;
  var readStored = function (key, isTab) {
    try {
      return (isTab ? sessionStorage : localStorage).getItem(key);
    } catch {
      return null;
    }
  };
  var readMeta = function (name) {
    var meta = document.querySelector('meta[name="' + name + '"]');
    return meta && meta.content;
  };

  var requestedTheme = new URLSearchParams(location.search).get('theme');
  var mode =
    requestedTheme === 'dark' || requestedTheme === 'light' ? requestedTheme : readStored('vc.theme');
  var prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  var isDark = mode === 'dark' || (mode !== 'light' && prefersDark);
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');

  var languages = [readStored('vc.locale')].concat(navigator.languages || []);
  var supported = languages
    .map(function (tag) {
      return String(tag).toLowerCase().split('-')[0];
    })
    .filter(function (tag) {
      return tag === 'en' || tag === 'es';
    });
  var language = supported[0] || 'en';
  root.lang = language;

  var accent = readMeta('brand-color') || readStored('vc.accent');
  if (/^#[0-9a-f]{6}$/i.test(accent || '')) root.style.setProperty('--shell-accent', accent);
  var name = readMeta('brand-name');
  if (name) root.style.setProperty('--shell-name', JSON.stringify(name));
  if (readStored('vc.nav-style') === 'rail' || (!readStored('vc.nav-style') && innerWidth < 1200))
    root.setAttribute('data-shell-nav', 'rail');

  var plan = JSON.parse(document.getElementById('page-files').textContent);
  var openingOf = function (path) {
    return plan.openings.filter(function (opening) {
      return new RegExp(opening.path).test(path);
    })[0];
  };
  var opening = openingOf(location.pathname) || plan.workspace;
  // Returning users go to their workspace, others to the sign-in.
  var hasSession = readStored('vc.session') !== null;
  if (opening.shape === 'sign-in' && hasSession)
    opening = openingOf(readStored('vc.landing') || '*') || plan.workspace;
  if (opening.shape === 'workspace' && !hasSession) opening = plan.signIn;
  root.setAttribute('data-shell', opening.shape);
  // Sign-in needs the provider's settings. Pages behind links embed what they need.
  if (plan.settings && (opening.shape === 'workspace' || opening.shape === 'sign-in')) {
    var response = fetch(plan.settings);
    response.catch(function () {});
    window.earlyCalls = new Map([[plan.settings, { token: null, response: response }]]);
    // Its own address, because a usual import would load the app first.
    window.earlyAppCheck = response
      .then(function (answer) {
        return answer.clone().json();
      })
      .then(function (settings) {
        return settings.collection.identity.appCheck && import(plan.folder + plan.files[plan.appCheck]);
      })
      .catch(function () {});
    // Signs in while the rest is loading; see `lib/firebase/app.ts`.
    if (hasSession && opening.shape === 'workspace' && !readStored('vc.impersonated-id', true))
      plan.early.forEach(function (file) {
        import(plan.folder + plan.files[file]);
      });
  }
  var files = opening.files.concat(plan.texts[language][opening.texts]);
  // The server says where guests vote or enter a passcode.
  if (opening.guestFiles && readMeta('asks-guests'))
    files = files.concat(opening.guestFiles, plan.texts[language].guests);
  files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = plan.folder + plan.files[file];
    document.head.appendChild(link);
  });
})();

(function () {
  // Records presses and typing on a rendered page until the app takes over; see `app/early.ts`.
  var early = [];
  var kinds = ['click', 'submit', 'input'];
  var keep = function (event) {
    var target = event.target;
    if (event.type === 'click' && target.closest('a[href]')) return;
    if (event.type !== 'input') event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'submit') early.push({ type: event.type, target: target, value: target.value });
  };

  kinds.forEach(function (kind) {
    addEventListener(kind, keep, true);
  });

  var pass = function (event) {
    kinds.forEach(function (kind) {
      removeEventListener(kind, keep, true);
    });
    early.forEach(event.detail);
  };

  addEventListener('app-ready', pass, { once: true });
})();
