import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptMessage, MESSAGE_MAX_BYTES } from './encrypt-message.ts';

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const getSender = () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(EXAMPLE.senderKey, 'base64url');
  return sender;
};

it('encrypts the example of the standard byte by byte', () => {
  const body = encryptMessage(EXAMPLE.text, EXAMPLE, getSender(), Buffer.from(EXAMPLE.salt, 'base64url'));
  expect(body.toString('base64url')).toBe(EXAMPLE.body);
});

it('fits the longest text into the body that every push service takes', () => {
  expect(encryptMessage('x'.repeat(MESSAGE_MAX_BYTES), EXAMPLE)).toHaveLength(4096);
});

it('refuses a key that is no point of the curve', () => {
  const p256dh = `B${'A'.repeat(86)}`;
  expect(() => encryptMessage(EXAMPLE.text, { ...EXAMPLE, p256dh })).toThrow();
});
