/** Data for web calendar links. */
export interface LinkedEvent {
  readonly title: string;
  readonly details: string;
  /** Milliseconds since the epoch, both. */
  readonly from: number;
  readonly to: number;
  /** Empty or absent: none. */
  readonly location?: string;
}

/** Links that add an event to web calendars, when a file can't be saved. */
export interface EventLinks {
  readonly google: string;
  readonly outlook: string;
}

const toIso = (moment: number): string => new Date(moment).toISOString();
/** `20261231T100000Z`. */
const toCompact = (moment: number): string => toIso(moment).replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Returns links for Google and Outlook; moments in UTC, shown in the reader's time zone. */
export const getEventLinks = ({ title, details, from, to, location }: LinkedEvent): EventLinks => {
  const place = location ? { location } : undefined;

  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${toCompact(from)}/${toCompact(to)}`,
    details,
    ...place,
  });

  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: toIso(from),
    enddt: toIso(to),
    body: details,
    ...place,
  });

  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
};
