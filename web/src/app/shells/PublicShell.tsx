import { Outlet } from 'react-router-dom';
import { PublicFrame } from './PublicFrame.tsx';

/** Frame of public pages. */
const PublicShell = () => (
  <PublicFrame maxWidth={1120}>
    <Outlet />
  </PublicFrame>
);

export default PublicShell;
