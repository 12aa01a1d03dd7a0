import type { Operations } from '../../operation.ts';
import { demoSignedUrl } from './demo-signed-url.ts';
import { searchDemos } from './search-demos.ts';

export const demos = {
  'demos.search': searchDemos,
  'demos.signedUrl': demoSignedUrl,
} satisfies Partial<Operations>;
