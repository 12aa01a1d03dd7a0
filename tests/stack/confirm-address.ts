import { call } from './call.ts';
import { findLink, type ReceivedMail } from './inbox.ts';

/** Confirms an address by its mailed link, as the page's button does. */
export const confirmAddress = async (mail: ReceivedMail): Promise<void> => {
  const body = { oobCode: findLink(mail).searchParams.get('oobCode') };
  const { status } = await call('POST', '/user/confirmEmail', { body });
  if (status !== 200) throw new Error(`The link answered ${status}`);
};
