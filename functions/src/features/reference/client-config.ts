import { branding, signInProviderSettings } from '../../branding.ts';
import { SHOW_PAYMENT_FEATURE } from '../../config.ts';
import type { Operation } from '../../operation.ts';
import { longCallsOf } from './long-calls.ts';

export const clientConfig: Operation<'reference.clientConfig'> = () => {
  const signIn = signInProviderSettings();
  return Promise.resolve({
    branding: branding(),
    longCalls: longCallsOf(signIn.identity.projectId, Boolean(process.env['FUNCTIONS_EMULATOR'])),
    showPaymentFeature: SHOW_PAYMENT_FEATURE.value(),
    ...signIn,
  });
};
