/** Why a talent declined an audition request. */
export const declineReasons = {
  'auditions.reason.notAvailable': 'Not available',
  'auditions.reason.conflict': 'Conflict of interest',
  'auditions.reason.rate': 'The rate',
  'auditions.reason.notRight': 'Not right for me',
  'auditions.reason.other': 'Another reason',
} as const;
