import type { ElementType } from 'react';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Album from '@mui/icons-material/AlbumOutlined';
import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Copyright from '@mui/icons-material/CopyrightOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Hearing from '@mui/icons-material/HearingOutlined';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Draw from '@mui/icons-material/DrawOutlined';
import type { WaitingKind } from '@domain/work/work.ts';

/** Icons of the kinds. */
export const KIND_ICONS: Readonly<Record<WaitingKind, ElementType>> = {
  registrations: HowToReg,
  engineersToEngage: HowToReg,
  deletions: PersonRemove,
  mailStuck: ForwardToInbox,
  messagesNew: Forum,
  ticketsFree: ConfirmationNumber,
  ticketsMine: ConfirmationNumber,
  auditionsDue: Hearing,
  auditionsOpen: Hearing,
  takesToForward: Hearing,
  auditionsToHear: Hearing,
  availabilityUnanswered: EventAvailable,
  availabilityToAnswer: EventAvailable,
  availabilityAnswered: EventAvailable,
  optionsHeld: EventAvailable,
  rolesToBook: EventAvailable,
  bookingsToPlan: EventAvailable,
  slotsDeclined: EventBusy,
  expressToRecord: Bolt,
  ordersToConfirm: ReceiptLong,
  ordersToSettle: ReceiptLong,
  ordersToPlace: ReceiptLong,
  pricesToAccept: ReceiptLong,
  invoicesOverdue: ReceiptLong,
  sessionsToday: Album,
  sessionsNext: Album,
  deliveriesToRevise: AudioFile,
  deliveriesMissing: AudioFile,
  deliveriesToAccept: AudioFile,
  deliveriesUnanswered: AudioFile,
  reportsUnsigned: Draw,
  reportsToSign: Draw,
  demosRejected: GraphicEq,
  usesReported: Copyright,
  profileIncomplete: AccountCircle,
  renewalsOffered: Copyright,
  licencesEnding: Copyright,
};
