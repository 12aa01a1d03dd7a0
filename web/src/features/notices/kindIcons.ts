import Event from '@mui/icons-material/EventOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Mail from '@mui/icons-material/MailOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { NoticeKind } from '@domain/notices/notices.ts';

export const KIND_ICONS: Readonly<Record<NoticeKind, typeof SvgIcon>> = {
  auditions: Mic,
  bookings: Schedule,
  sessions: Event,
  deliveries: Inventory,
  orders: Receipt,
  talents: Person,
  messages: Mail,
};
