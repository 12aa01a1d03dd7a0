import { escapeHtml, oneLine } from '../../text/safe-text.ts';

/** Longest subject; mail programs show far less. */
const SUBJECT_MAX = 200;

export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly href: string };
  readonly footnote: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const cell = 'font-family:Arial,Helvetica,sans-serif;color:#1c2230;font-size:16px;line-height:24px';

/** One column of tables and inline styles: what mail clients of every age show alike. */
export const renderMail = (
  mail: MailText,
  brand: { title: string; accent: string },
  locale: string,
): RenderedMail => {
  // By whole characters: half of one is no text to any mail program.
  const subject = Array.from(oneLine(mail.subject)).slice(0, SUBJECT_MAX).join('');
  const lines = mail.paragraphs.map(oneLine);
  const paragraphs = lines.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const href = escapeHtml(mail.action.href);
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f5f8"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe2ea;border-radius:8px"><tr><td style="padding:24px 32px;${cell}">
<p style="margin:0 0 24px;font-weight:bold">${escapeHtml(brand.title)}</p>${paragraphs}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;background:${brand.accent};color:#ffffff;text-decoration:none;border-radius:6px;font-weight:bold">${escapeHtml(mail.action.label)}</a></p>
<p style="margin:0;font-size:13px;line-height:20px;color:#5a6274">${escapeHtml(mail.footnote)}<br><a href="${href}" style="color:#5a6274;word-break:break-all">${href}</a></p>
</td></tr></table></td></tr></table></body></html>`;
  const text = [...lines, `${mail.action.label}: ${mail.action.href}`, mail.footnote, `-- \n${brand.title}`];
  return { subject, html, text: text.join('\n\n') };
};
