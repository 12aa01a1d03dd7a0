import type { ElementType } from 'react';
import Album from '@mui/icons-material/AlbumOutlined';
import Chat from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Draw from '@mui/icons-material/DrawOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Hearing from '@mui/icons-material/HearingOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import ThumbUp from '@mui/icons-material/ThumbUpOutlined';
import type { NewsKind } from '@domain/work/news.ts';

export const NEWS_ICONS: Readonly<Record<NewsKind, ElementType>> = {
  takes: Hearing,
  slots: EventAvailable,
  guestVotes: ThumbUp,
  guestComments: Chat,
  projects: Folder,
  ordersReceived: ReceiptLong,
  ordersConfirmed: ReceiptLong,
  ordersPaid: ReceiptLong,
  ordersCancelled: ReceiptLong,
  sessions: Album,
  reports: Draw,
  auditions: Hearing,
  outcomes: CheckCircle,
  demosApproved: GraphicEq,
  demosRejected: GraphicEq,
};
