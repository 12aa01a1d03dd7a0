export const DIAL_IN_METHODS = ['Google Meet', 'Microsoft Teams', 'Zoom', 'Session Link', 'Other'] as const;

/** A participant's side: the casting client, that client's customer, or the director. */
export const PARTICIPANT_SIDES = ['client', 'finalClient', 'director'] as const;
export type ParticipantSide = (typeof PARTICIPANT_SIDES)[number];

export const PARTICIPANTS_MAX = 30;
export const SESSION_ROLES_MAX = 20;
export const SESSION_MINUTES = { min: 15, max: 12 * 60 } as const;
/** Most minutes that a session began late, or went on beyond its end. */
export const RECORDED_MINUTES_MAX = 24 * 60;
