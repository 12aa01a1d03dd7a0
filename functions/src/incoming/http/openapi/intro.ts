import { KEY_LIMIT, KEY_PREFIX } from '@domain/apiKeys/api-keys.ts';
import { SIGNATURE_HEADER } from '@domain/webhooks/webhooks.ts';

/** Introduction before the first call, in Markdown. */
export const INTRO = `An API for an agency’s own programs: talents, demos, castings, auditions and orders. The app uses the same API.

## Quick start

An admin creates an API key under **API keys**. With curl:

\`\`\`shell
export KEY=${KEY_PREFIX}…
curl -H "Authorization: Bearer $KEY" https://HOST/api/casting
\`\`\`

With TypeScript:

\`\`\`ts
const response = await fetch('https://HOST/api/casting', { headers: { Authorization: \`Bearer \${KEY}\` } });
const { collection } = await response.json();
\`\`\`

## Authentication

Send \`Authorization: Bearer …\` with one of these:

- An **API key** (\`${KEY_PREFIX}…\`). It reaches one agency and only the operations that list it. ${KEY_LIMIT.calls} calls per ${KEY_LIMIT.seconds} seconds.
- The **ID token** of a signed-in user. People in several agencies choose one with \`X-Agency-Id\`.

Operations behind emailed links take the token of the link instead.

## Replies

Success is \`{ "collection": … }\`. Lists have \`items\` and, while there is more, a \`cursor\` to send with the next call. Moments are
ISO 8601 in UTC. Amounts are integers in minor units.

## Errors

Every error is \`{ status, code, property, message }\`. \`code\` is stable, \`property\` names the field, \`message\` can be shown to a
person in the language of \`Accept-Language\`. A refused call has changed nothing. 429 and 503 carry \`Retry-After\`.

## Idempotency

Send \`Idempotency-Key\` with any call that changes something. Repeating it within a day returns the first reply and changes nothing.

## Webhooks

An agency can receive events at its own address. Verify \`${SIGNATURE_HEADER}\` before you trust a message. Anything but a 2xx
reply is retried for 24 hours.`;
