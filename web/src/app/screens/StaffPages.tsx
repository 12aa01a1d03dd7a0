import { Outlet } from 'react-router-dom';

/** Brings the texts that pages of an agency's staff need beside those of the talent whom they fill something in for. */
const StaffPages = () => <Outlet />;

export default StaffPages;
