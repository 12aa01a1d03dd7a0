import { branding } from '../../branding.ts';
import { SHOW_PAYMENT_FEATURE, SOCIAL_SIGN_IN, WEB_API_KEY } from '../../config.ts';
import type { Operation } from '../../operation.ts';
import { longCallsOf } from './long-calls.ts';

export const clientConfig: Operation<'reference.clientConfig'> = () => {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  return Promise.resolve({
    branding: branding(),
    longCalls: longCallsOf(projectId, Boolean(process.env['FUNCTIONS_EMULATOR'])),
    socialSignIn: SOCIAL_SIGN_IN.value() === 'google' ? ['google'] : [],
    showPaymentFeature: SHOW_PAYMENT_FEATURE.value(),
    identity: { projectId, apiKey: WEB_API_KEY.value(), authDomain: `${projectId}.firebaseapp.com` },
  });
};
