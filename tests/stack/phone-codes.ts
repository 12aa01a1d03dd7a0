import { setTimeout as sleep } from 'node:timers/promises';
import { requestAuth } from './admin.ts';

const AUTH = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099';
const V2 = 'identitytoolkit.googleapis.com/v2/accounts';

interface Texted {
  readonly phoneNumber: string;
  readonly sessionInfo: string;
  readonly code: string;
}

const listTexted = async (): Promise<readonly Texted[]> => {
  const response = await fetch(`http://${AUTH}/emulator/v1/projects/demo-casting/verificationCodes`);
  return (
    ((await response.json()) as { readonly verificationCodes?: readonly Texted[] }).verificationCodes ?? []
  );
};

/** The latest code for a phone, after `count` requests: the emulator sends no texts. */
export const findCode = async (phone: string, count = 1): Promise<string> => {
  for (let round = 0; round < 600; round += 1) {
    const messages = (await listTexted()).filter(({ phoneNumber }) => phoneNumber === phone);
    const last = messages.at(-1);
    if (last && messages.length >= count) return last.code;
    await sleep(100);
  }
  throw new Error(`No code was texted to ${phone}`);
};

/** A unique phone number. */
export const makePhone = (): string =>
  `+3460${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

/** Adds a phone to an account as a browser does; returns a token with the second factor. */
export const addPhone = async (idToken: string, phone: string): Promise<string> => {
  const phoneEnrollmentInfo = { phoneNumber: phone, recaptchaToken: 'any' };
  const { phoneSessionInfo } = await requestAuth<{
    readonly phoneSessionInfo: { readonly sessionInfo: string };
  }>(`${V2}/mfaEnrollment:start`, { idToken, phoneEnrollmentInfo });
  const phoneVerificationInfo = { sessionInfo: phoneSessionInfo.sessionInfo, code: await findCode(phone) };
  const added = await requestAuth<{ readonly idToken: string }>(`${V2}/mfaEnrollment:finalize`, {
    idToken,
    phoneVerificationInfo,
  });

  return added.idToken;
};
