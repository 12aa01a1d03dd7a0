import { expect, it } from 'vitest';
import { committedReplySchemas, replySchemas } from './reply-schemas.mjs';

it('the committed reply schemas are those of the contracts; otherwise run npm run openapi', async () => {
  expect(await replySchemas()).toBe(committedReplySchemas());
}, 60_000);
