import { getBranding, signInProviderSettings } from '../../work/branding.ts';
import { AGENCIES_BY_ADMINS, SHOW_PAYMENT_FEATURE } from '../../config.ts';
import type { Operation } from '../../work/operation.ts';
import { getLongCalls } from './long-calls.ts';

export const getClientConfig: Operation<'reference.clientConfig'> = () => {
  const signIn = signInProviderSettings();
  return Promise.resolve({
    branding: getBranding(),
    longCalls: getLongCalls(signIn.identity.projectId, Boolean(process.env['FUNCTIONS_EMULATOR'])),
    foundsAgencies: AGENCIES_BY_ADMINS.value(),
    showPaymentFeature: SHOW_PAYMENT_FEATURE.value(),
    ...signIn,
  });
};
