const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

/** Specification 9: short month, two-digit day, year. `at` is an ISO moment. */
export const formatDate = (at: string) => shortDate.format(new Date(at));
