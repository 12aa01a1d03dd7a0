import { Outlet } from 'react-router-dom';

/** Loads the texts for staff who edit on a talent's behalf. */
const StaffPages = () => <Outlet />;

export default StaffPages;
