interface UserAgentData {
  readonly mobile?: boolean;
}

const PHONE = /iPhone|iPod|Android.+Mobile|Windows Phone|Mobile.+Firefox/i;

/** A phone by what it calls itself and by its pointer; a narrow window on a computer is none. */
export const isPhone = (
  agent: { userAgent: string; userAgentData?: UserAgentData } = navigator,
  coarse = () => window.matchMedia('(pointer: coarse)').matches,
): boolean => (agent.userAgentData?.mobile === true || PHONE.test(agent.userAgent)) && coarse();
