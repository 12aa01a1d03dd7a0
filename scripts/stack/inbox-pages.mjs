const escape = (text) =>
  String(text ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (
  title,
  body,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid #8884}iframe{width:100%;height:70vh;border:1px solid #8884;border-radius:8px;background:#fff}</style></head><body>${body}</body></html>`;

/** The list of mails, newest first. */
export const renderInboxPage = (mails) =>
  page(
    'Local inbox',
    `<h1>Local inbox</h1>${
      mails.length === 0
        ? '<p>No mail yet. Everything the platform sends arrives here.</p>'
        : `<table><thead><tr><th>To</th><th>Subject</th><th>Time (UTC)</th></tr></thead><tbody>${mails
            .map(
              ({ id, to, subject, at }) =>
                `<tr><td>${escape(to.join(', '))}</td><td><a href="/mail/${id}">${escape(subject)}</a></td><td>${escape(at.slice(0, 19).replace('T', ' '))}</td></tr>`,
            )
            .join('')}</tbody></table>`
    }`,
  );

/** A mail; its HTML is in a frame that may open links but runs no scripts. */
export const renderMailPage = ({ to, from, subject, html, text, calendar, attachments }) =>
  page(
    subject,
    `<p><a href="/">All mail</a></p><h1>${escape(subject)}</h1><p>From ${escape(from)} to ${escape(to.join(', '))}</p>
<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escape((html ?? '').replace('<head>', '<head><base target="_top">'))}" title="Mail"></iframe><h2>Text</h2><pre style="white-space:pre-wrap">${escape(text)}</pre>${
      calendar ? `<h2>Calendar</h2><pre style="white-space:pre-wrap">${escape(calendar)}</pre>` : ''
    }${attachments
      .map(({ fileName, sha256 }) => `<p><a href="/attachment/${sha256}">${escape(fileName)}</a></p>`)
      .join('')}`,
  );
