/** Tells the browser to remember whether the sidebar is open. */
export interface SidebarOrder {
  type: 'sidebar.save';
  isOpen: boolean;
}
