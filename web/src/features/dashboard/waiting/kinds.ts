import type { ElementType } from 'react';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Album from '@mui/icons-material/AlbumOutlined';
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

interface Look {
  readonly icon: ElementType;
  /** Meaning of the date: waiting since, due, next, first end, countdown, or days overdue. */
  readonly at: 'since' | 'due' | 'next' | 'ends' | 'countdown' | 'overdue';
}

export const KINDS: Readonly<Record<WaitingKind, Look>> = {
  registrations: { icon: HowToReg, at: 'since' },
  engineersToEngage: { icon: HowToReg, at: 'since' },
  deletions: { icon: PersonRemove, at: 'since' },
  mailStuck: { icon: ForwardToInbox, at: 'since' },
  messagesNew: { icon: Forum, at: 'since' },
  ticketsFree: { icon: ConfirmationNumber, at: 'since' },
  ticketsMine: { icon: ConfirmationNumber, at: 'since' },
  auditionsDue: { icon: Hearing, at: 'due' },
  auditionsOpen: { icon: Hearing, at: 'due' },
  takesToForward: { icon: Hearing, at: 'due' },
  auditionsToHear: { icon: Hearing, at: 'since' },
  availabilityUnanswered: { icon: EventAvailable, at: 'due' },
  availabilityToAnswer: { icon: EventAvailable, at: 'due' },
  availabilityAnswered: { icon: EventAvailable, at: 'since' },
  rolesToBook: { icon: EventAvailable, at: 'since' },
  bookingsToPlan: { icon: EventAvailable, at: 'since' },
  slotsDeclined: { icon: EventBusy, at: 'since' },
  expressToRecord: { icon: Bolt, at: 'countdown' },
  ordersToConfirm: { icon: ReceiptLong, at: 'since' },
  ordersToSettle: { icon: ReceiptLong, at: 'since' },
  ordersToPlace: { icon: ReceiptLong, at: 'since' },
  invoicesOverdue: { icon: ReceiptLong, at: 'overdue' },
  sessionsToday: { icon: Album, at: 'next' },
  sessionsNext: { icon: Album, at: 'next' },
  reportsUnsigned: { icon: Draw, at: 'since' },
  reportsToSign: { icon: Draw, at: 'since' },
  demosRejected: { icon: GraphicEq, at: 'since' },
  usesReported: { icon: Copyright, at: 'since' },
  profileIncomplete: { icon: AccountCircle, at: 'since' },
  renewalsOffered: { icon: Copyright, at: 'since' },
  licencesEnding: { icon: Copyright, at: 'ends' },
};
