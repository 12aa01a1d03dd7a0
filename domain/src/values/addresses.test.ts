import { describe, expect, it } from 'vitest';
import { emailAddress } from './addresses.ts';

const schema = emailAddress('registration.emailInvalid');

describe('a postal address', () => {
  it.each([
    'ana@studio.example',
    'A.B+tag@Sub.Studio.example',
    "o'hara_1-x@studio.example",
    'a@xn--exmple-cua.example',
    'a@studio.xn--p1ai',
    `${'a'.repeat(64)}@studio.example`,
  ])('may be %s', async (address) => {
    await expect(schema.validate(address)).resolves.toBe(address);
  });

  it.each([
    ['a dot too many', 'a..b@studio.example'],
    ['a dot in front', '.a@studio.example'],
    ['a dot at the end', 'a.@studio.example'],
    ['a longer part before the @ than any server takes', `${'a'.repeat(65)}@studio.example`],
    ['a machine of one’s own network', 'a@localhost'],
    ['a number for a machine', 'a@127.0.0.1'],
    ['no top-level domain', 'a@studio.e'],
    ['two addresses', 'a@studio.example,b@studio.example'],
    ['a second line', 'a@studio.example\r\nBcc: b@studio.example'],
    ['quotes', '"a b"@studio.example'],
    ['letters that look like others', '\u0430na@studio.example'],
  ])('cannot have %s', async (_, address) => {
    await expect(schema.validate(address)).rejects.toMatchObject({ message: 'registration.emailInvalid' });
  });
});
