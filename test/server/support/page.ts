/** The path of a website's stylesheet, which its page names. */
export const stylePathOf = (page: string) => /<link rel="stylesheet" href="([^"]+)">/.exec(page)?.[1] ?? '';
