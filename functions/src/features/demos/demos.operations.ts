import type { Operations } from '../../work/operation.ts';
import { createDemo } from './create-demo.ts';
import { signDemoUrl } from './sign-demo-url.ts';
import { listDemos } from './list-demos.ts';
import { removeDemo } from './remove-demo.ts';
import { replaceDemo } from './replace-demo.ts';
import { searchDemos } from './search-demos.ts';
import { updateDemo } from './update-demo.ts';

export const demos = {
  'demos.create': createDemo,
  'demos.list': listDemos,
  'demos.remove': removeDemo,
  'demos.replace': replaceDemo,
  'demos.search': searchDemos,
  'demos.signedUrl': signDemoUrl,
  'demos.update': updateDemo,
} satisfies Partial<Operations>;
