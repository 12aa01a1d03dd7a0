import { PAGE_DATA_ID, type PageAnswer, type PageData } from '@domain/pages/page-data.ts';
import { APP } from './admin.ts';

/** A page as the server sends it, before any script has run. */
interface OpenedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Everything before the page's own text, which is all that messengers read. */
  readonly head: string;
  readonly title: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly data: PageData | undefined;
  readonly answer: (of: string) => PageAnswer | undefined;
}

const unescape = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const BLOCK = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`, 's');

export const openPage = async (
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenedPage> => {
  const response = await fetch(APP + path, { headers, redirect: 'manual' });
  const html = await response.text();
  const [head = ''] = html.split('</head>');
  const metas = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  const block = BLOCK.exec(html)?.[1];
  const data = block === undefined ? undefined : (JSON.parse(block) as PageData);

  return {
    status: response.status,
    headers: response.headers,
    html,
    head,
    title: unescape(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map(([, name = '', content = '']) => [name, unescape(content)])),
    data,
    answer: (of) => data?.answers.find((each) => each.of === of),
  };
};
