import { readFileSync } from 'node:fs';
import type { Locale } from '@domain/messages/locale.ts';
import {
  BRAND_META,
  GUESTS_META,
  PAGE_DATA_ID,
  type PageData,
  type RenderedPage,
} from '@domain/pages/page-data.ts';
import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { parseHex, toHex } from '@domain/branding/contrast.ts';
import { escapeHtml, toOneLine } from '../../work/text/safe-text.ts';

/** The app's page as Hosting serves it, with Hosting's headers. Written by `functions/shell.mjs`. */
export interface Shell {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

let deployed: Shell | undefined;

/** The shell of the same build. */
export const readDeployedShell = (): Shell =>
  (deployed ??= JSON.parse(readFileSync(new URL('./shell.json', import.meta.url), 'utf8')) as Shell);

/** A page's own content; without a brand the platform's. */
export interface Filling {
  readonly locale: Locale;
  readonly data: PageData;
  /** Whether guests can vote or enter a passcode, which needs more files. */
  readonly asksGuests: boolean;
  readonly brand?: { readonly agency: AgencyBrand; readonly title: string; readonly card: string };
  /** Absent: the app renders it. */
  readonly rendered?: RenderedPage | undefined;
}

const renderMeta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;

const renderBrandTags = ({ publicName, accent }: AgencyBrand): string => {
  const colour = accent === null ? undefined : parseHex(accent);
  return [
    renderMeta(BRAND_META.name, toOneLine(publicName)),
    ...(colour ? [renderMeta(BRAND_META.colour, toHex(colour))] : []),
  ].join('');
};

/** Returns an inert data block: without `<`, nothing can end the element or start a comment. */
const renderDataBlock = (data: PageData): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Inserts a page's content at the shell's anchors, verified by `functions/shell.mjs`. Uses replacer functions, because typed text may contain `$&`. */
export const fillShell = ({ html }: Shell, { locale, data, asksGuests, brand, rendered }: Filling): string =>
  html
    // Linked pages have the text size of phones, which the app sets too.
    .replace('<html lang="en">', () => `<html lang="${locale}"${rendered ? ' data-density="token"' : ''}>`)
    .replace(/<title>[^<]*<\/title>/, (title) =>
      brand ? `<title>${escapeHtml(brand.title)}</title>` : title,
    )
    .replace('<!--page-head-->', () =>
      [
        ...(brand ? [renderBrandTags(brand.agency), brand.card] : []),
        ...(asksGuests ? [renderMeta(GUESTS_META, 'yes')] : []),
        ...(rendered ? [rendered.styles] : []),
      ].join(''),
    )
    .replace('<div id="root"></div>', (root) =>
      rendered ? `<div id="root" lang="${locale}">${rendered.html}</div>` : root,
    )
    .replace('<!--page-data-->', () => (data.answers.length > 0 ? renderDataBlock(data) : ''));
