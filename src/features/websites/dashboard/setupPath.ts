/** The wizard, which learns there that it was opened from the dashboard. */
export const setupPath = '/website-setup?source=dashboard';
