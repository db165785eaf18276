/** The wizard, which learns there that it was opened from the dashboard. */
export const setup = '/website-setup?source=dashboard';
