/** Path of a screen, and a text that is there once the screen is. */
export type Screen = readonly [path: string, shown: string];

const HARBOUR = '/project/project-harbour-light';

/** What anybody may open. */
export const OPEN_PATHS: readonly Screen[] = [
  ['/account/signin', 'Sign in'],
  ['/client/casting/harbour-light-spanish-preview', 'Lucía N.'],
  ['/client/project/project-harbour-light/casting', 'Lucía N.'],
  ['/profile/casting/lucia-audition-harbour/audition', 'Verify your identity'],
  ['/audition-entry/upload?token=forged.token.here', 'This link is not valid.'],
  ['/client/report/none', 'isn’t available yet'],
  ['/forgot-password', 'Email'],
  ['/reset-password?oobCode=any', 'New password'],
  ['/confirm-email?oobCode=any', 'Confirm my new email'],
  ['/new-account', 'Producer'],
  ['/self/new-client', 'Company name'],
  ['/self/new-talent', 'Main language'],
  ['/self/new-talent/agency-two', 'Baritone House'],
  ['/self/new-engineer', 'Main language'],
  ['/invitation-process/none', 'This invitation cannot be used'],
  ['/verify-email/talent/nobody', 'Confirm your email'],
  ['/pending-validation', 'Thank you!'],
  ['/explore-more-on-desktop', 'Continue on a computer'],
  ['/client/report/any', 'This page isn’t available yet'],
  ['/casting-demo/request-availability/confirmation/a/b?token=forged.token.here', 'This link is not valid.'],
  ['/no/such/page', 'Page not found!'],
  ['/404', 'Page not found!'],
  ['/500', 'Sorry, server goes wrong'],
];

/** What each kind of account may open, by the account. */
export const SIGNED_IN_PATHS: Readonly<Record<string, readonly Screen[]>> = {
  'client@agency-one.example': [
    ['/project/list', 'Harbour Light'],
    ['/project', 'Harbour Light'],
    ['/project/express', 'Place express project'],
    ['/project/list?shelf=deleted', 'Deleted projects stay here'],
    [`${HARBOUR}?step=1`, 'Working languages'],
    [`${HARBOUR}?step=2`, 'How it is worked out'],
    [`${HARBOUR}?step=3`, 'Lucía N.'],
    [`${HARBOUR}?step=4`, 'Audition uploaded'],
    ['/project/project-olive-grove?step=5', 'Booked'],
    ['/profile/account', 'About you'],
    ['/profile/security', 'Current password'],
    ['/no/such/page', 'Page not found!'],
  ],
  'talent@agency-one.example': [
    ['/profile/demos', 'Approved'],
    ['/profile/view', 'Edit profile'],
    ['/profile/edit', 'Home Studio'],
    ['/profile/rates', 'Minimum per job'],
    ['/profile/vacations', 'Coming up'],
    ['/profile/billing', 'Legal name'],
    ['/profile/voice', 'Voice ages'],
    ['/profile/home-studio', 'Speed of your connection'],
    ['/profile/account', 'Your data'],
  ],
  'engineer@agency-one.example': [
    ['/curate', 'Available Tickets'],
    ['/curate?tab=mine', 'My Tickets'],
    ['/curate/demo-18-3', 'Ready-made reasons'],
    ['/profile', 'Working languages'],
  ],
  'team@agency-one.example': [
    ['/dashboard', 'Invite a talent'],
    ['/castings', 'Harbour Light'],
    ['/castings/express', 'Place express project'],
    ['/castings/project-harbour-light?step=1', 'Working languages'],
    ['/agencyTeam/talentRates', 'Lucía Navarro'],
    ['/score/talent-01', 'Computed score'],
    ['/agencyTeam/editTalent/talent-01', 'Home Studio'],
    ['/agencyTeam/editTalent/talent-01?tab=rates', 'Minimum per job'],
    ['/agencyTeam/talent?gender=FEM', 'Lucía Navarro'],
    ['/agencyTeam/talentSelfService', 'Irene Campos'],
    ['/profile', 'Roles'],
    ['/profile/security', 'Current password'],
  ],
  'admin@agency-one.example': [
    ['/dashboard', 'Petra Lang'],
    ['/admin/client', 'Clara Benet'],
    ['/admin/rateTable', 'Version 2'],
    ['/admin/rateTable/new?from=2', 'Express surcharge'],
    ['/admin/licenceOptions', 'Radio in a shop'],
    ['/score/talent-01', 'Computed score'],
    ['/profile', 'Roles'],
  ],
};
