interface UserAgentData {
  readonly mobile?: boolean;
}

const PHONE = /iPhone|iPod|Android.+Mobile|Windows Phone|Mobile.+Firefox/i;

/** A phone by what it calls itself and by its pointer; a narrow window on a computer is none. */
export const isPhone = (
  agent: { userAgent: string; userAgentData?: UserAgentData } = navigator,
  coarse = () => window.matchMedia('(pointer: coarse)').matches,
): boolean => (agent.userAgentData?.mobile === true || PHONE.test(agent.userAgent)) && coarse();

/** Browsers inside other apps, which often block downloads; Android WebViews contain `; wv`. */
const IN_APP =
  /FBAN|FBAV|Instagram|LinkedInApp|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|Twitter|WhatsApp|Pinterest|; wv\)/;

/** Whether the page is shown inside of another app. */
export const isInAppBrowser = ({ userAgent }: { readonly userAgent: string } = navigator): boolean =>
  IN_APP.test(userAgent);
