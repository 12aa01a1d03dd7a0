interface UserAgentData {
  readonly mobile?: boolean;
}

const PHONE = /iPhone|iPod|Android.+Mobile|Windows Phone|Mobile.+Firefox/i;

/** Returns whether the device is a phone, by user agent and pointer; a narrow window doesn't count. */
export const isPhone = (
  agent: { userAgent: string; userAgentData?: UserAgentData } = navigator,
  coarse = () => window.matchMedia('(pointer: coarse)').matches,
): boolean => (agent.userAgentData?.mobile === true || PHONE.test(agent.userAgent)) && coarse();

/** Browsers inside other apps, which often block downloads; Android WebViews contain `; wv`. */
const IN_APP =
  /FBAN|FBAV|Instagram|LinkedInApp|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|Twitter|WhatsApp|Pinterest|; wv\)/;

/** Returns whether the page is shown inside another app. */
export const isInAppBrowser = ({ userAgent }: { readonly userAgent: string } = navigator): boolean =>
  IN_APP.test(userAgent);
