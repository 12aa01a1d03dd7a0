import { describe, expect, it } from 'vitest';
import { isReceiver } from './receiver.ts';

describe('the address of a webhook', () => {
  it.each([
    'https://hooks.partner.example/voice',
    'https://hooks.partner.example:8443/voice?of=agency',
    'http://127.0.0.1:5099/',
    'http://localhost:5099/hook',
  ])('may be %s', (address) => {
    expect(isReceiver(address)).toBe(true);
  });

  it.each([
    'http://hooks.partner.example/voice',
    'http://10.0.0.1/',
    'http://127.0.0.1.partner.example/',
    'ftp://hooks.partner.example/',
    'javascript:alert(1)',
    'https://user:secret@hooks.partner.example/',
    'https://user@hooks.partner.example/',
    'https://hooks.partner.example/#part',
    'hooks.partner.example',
    'https://',
    '',
  ])('is not %s', (address) => {
    expect(isReceiver(address)).toBe(false);
  });
});
