import type { ElementType } from 'react';
import AddBox from '@mui/icons-material/AddBoxOutlined';
import Album from '@mui/icons-material/AlbumOutlined';
import BarChart from '@mui/icons-material/BarChart';
import Badge from '@mui/icons-material/BadgeOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import Code from '@mui/icons-material/CodeOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Copyright from '@mui/icons-material/CopyrightOutlined';
import Diversity from '@mui/icons-material/Diversity3Outlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Headphones from '@mui/icons-material/HeadphonesOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Hearing from '@mui/icons-material/HearingOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import HealthAndSafety from '@mui/icons-material/HealthAndSafetyOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import RecordVoiceOver from '@mui/icons-material/RecordVoiceOverOutlined';
import RecentActors from '@mui/icons-material/RecentActorsOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Receipt from '@mui/icons-material/ReceiptOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import VpnKey from '@mui/icons-material/VpnKeyOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import {
  MENU_GROUPS,
  getMenuGroup,
  getMenuLabel,
  type MenuGroup,
  type MenuId,
  type MenuItem,
} from '@domain/navigation/menu.ts';
import type { MessageId } from '../../i18n/locale.ts';
import { paths } from '../paths.ts';
import { withScreens } from './menuScreens.ts';

export interface NavigationEntry {
  readonly href: string;
  readonly label: MessageId;
  readonly icon: ElementType;
  /** Pages that belong to the entry besides its own. */
  readonly covers?: string;
}

/** Icons of entries; the compiler requires one for each. */
const LOOKS: Readonly<Record<MenuId, Pick<NavigationEntry, 'icon' | 'covers'>>> = {
  dashboard: { icon: SpaceDashboard },
  projects: { icon: FolderOpen, covers: paths.project.path },
  newProject: { icon: AddBox },
  expressProject: { icon: Bolt },
  castings: { icon: FolderOpen, covers: paths.castingsProject.path },
  curate: { icon: Hearing, covers: paths.curateDemo.path },
  sessions: { icon: Album, covers: paths.session.path },
  licences: { icon: Copyright },
  orders: { icon: ReceiptLong },
  figures: { icon: BarChart },
  talents: { icon: RecentActors, covers: paths.score.path },
  messages: { icon: Forum, covers: paths.message.path },
  invitations: { icon: Mail },
  selfService: { icon: ForwardToInbox },
  curators: { icon: Headphones, covers: paths.editEngineer.path },
  agencyTeam: { icon: Diversity },
  tickets: { icon: ConfirmationNumber },
  client: { icon: Business },
  agency: { icon: Storefront },
  monthEnd: { icon: EventAvailable },
  payouts: { icon: Payments },
  billingTerms: { icon: Receipt },
  bookingTerms: { icon: PriceChange },
  rateTables: { icon: TableChart },
  licenceOptions: { icon: Tune },
  apiKeys: { icon: VpnKey },
  webhooks: { icon: Webhook },
  health: { icon: HealthAndSafety },
  auditLog: { icon: History },
  talentRates: { icon: PriceChange },
  demos: { icon: GraphicEq },
  agencyDemos: { icon: GraphicEq },
  ownAuditions: { icon: Hearing },
  voice: { icon: RecordVoiceOver },
  homeStudio: { icon: Mic },
  ownLicences: { icon: Copyright },
  earnings: { icon: PriceChange },
  billing: { icon: ReceiptLong },
  rates: { icon: Payments },
  vacations: { icon: BeachAccess },
  calendar: { icon: EventAvailable },
  account: { icon: Badge },
  ownProfile: { icon: Person, covers: paths.profileEdit.path },
  profile: { icon: Person },
  security: { icon: Key },
};

/** The icon of a collapsed group in a narrow sidebar. */
export const GROUP_ICONS: Readonly<Record<MenuGroup, ElementType>> = {
  home: SpaceDashboard,
  work: FolderOpen,
  talent: RecentActors,
  clients: Business,
  agency: Storefront,
  developers: Code,
  profile: Person,
};

/** Returns the menu entries from the server that this app has screens for, in the server's order. */
export const toNavigation = (items: readonly MenuItem[]): readonly NavigationEntry[] =>
  withScreens(items).map(({ id, path }) => ({ ...LOOKS[id], label: getMenuLabel(id), href: path }));

export interface NavigationGroup<Entry = NavigationEntry> {
  readonly id: MenuGroup;
  readonly entries: readonly Entry[];
}

/** Up to this many entries, the sidebar has no groups. */
const UNGROUPED_MAX = 9;

/** Returns the sidebar's groups from all of a user's menus. A short menu is one group. */
export const groupNavigation = (items: readonly MenuItem[]): readonly NavigationGroup[] => {
  const groups = MENU_GROUPS.map((id) => ({
    id,
    entries: toNavigation(withScreens(items).filter((item) => getMenuGroup(item.id) === id)),
  })).filter(({ entries }) => entries.length > 0);
  const all = groups.flatMap(({ entries }) => entries);
  return all.length > UNGROUPED_MAX ? groups : [{ id: 'home', entries: all }];
};
