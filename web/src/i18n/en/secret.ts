/** A secret that is shown once: an API key, or what messages are signed with. */
export const secret = {
  'secret.copy': 'Copy',
  'secret.copied': 'Copied',
  'secret.copyFailed': 'It couldn’t be copied. Select the text and copy it yourself.',
  'secret.done': 'I’ve saved it',
} as const;
