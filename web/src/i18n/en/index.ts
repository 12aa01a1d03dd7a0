import { appProof } from './appProof.ts';
import { agencyPages } from './agencyPages.ts';
import { audit } from './audit.ts';
import { healthPage } from './healthPage.ts';
import { auditions } from './auditions.ts';
import { availability } from './availability.ts';
import { emailChange } from './emailChange.ts';
import { everyPage } from './everyPage.ts';
import { charges } from './charges.ts';
import { choosing } from './choosing.ts';
import { comparing } from './comparing.ts';
import { competing } from './competing.ts';
import { figures } from './figures.ts';
import { finder } from './finder.ts';
import { guests } from './guests.ts';
import { home } from './home.ts';
import { licensing } from './licensing.ts';
import { ledger } from './ledger.ts';
import { lists } from './lists.ts';
import { notices } from './notices.ts';
import { ordering } from './ordering.ts';
import { ownTake } from './ownTake.ts';
import { booking } from './booking.ts';
import { pickers } from './pickers.ts';
import { report } from './report.ts';
import { sessions } from './sessions.ts';
import { sharing } from './sharing.ts';
import { signedIn } from './signedIn.ts';
import { teamInvite } from './teamInvite.ts';
import { twoStep } from './twoStep.ts';
import { talentPages } from './talentPages.ts';
import { voiceData } from './voiceData.ts';
import { wayIn } from './wayIn.ts';
import { work } from './work.ts';

/** Every English text, the errors of domain included; pages load it in parts. One area per file. */
export const catalog = {
  ...everyPage,
  ...wayIn,
  ...signedIn,
  ...talentPages,
  ...agencyPages,
  ...appProof,
  ...licensing,
  ...charges,
  ...choosing,
  ...emailChange,
  ...comparing,
  ...competing,
  ...figures,
  ...finder,
  ...guests,
  ...home,
  ...audit,
  ...healthPage,
  ...auditions,
  ...availability,
  ...booking,
  ...ledger,
  ...lists,
  ...notices,
  ...ordering,
  ...ownTake,
  ...pickers,
  ...sharing,
  ...report,
  ...sessions,
  ...teamInvite,
  ...twoStep,
  ...voiceData,
  ...work,
} as const;
