/** Builds the schemas that every reply to a test is checked against. */
export { ensureReplySchemas as setup } from '../../../scripts/openapi/reply-schemas.mjs';
