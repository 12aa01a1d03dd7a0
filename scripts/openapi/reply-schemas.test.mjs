import { expect, it } from 'vitest';
import { committedReplySchemas, replySchemas } from './reply-schemas.mjs';

it('the committed reply schemas are those of the contracts; otherwise run npm run openapi', async () => {
  expect(await replySchemas()).toBe(committedReplySchemas());
}, 60_000);

it('describes records that an interface extends or contains with all of their fields', async () => {
  const { replies, components } = JSON.parse(await replySchemas());
  expect(replies['talents.get'].required).toEqual(expect.arrayContaining(['id', 'email', 'updatedAt']));
  expect(replies['clients.get'].required).toEqual(expect.arrayContaining(['id', 'email', 'company']));
  expect(components.EngineerView.required).toEqual(expect.arrayContaining(['email', 'status']));
}, 60_000);
