/** The passwords that are tried first everywhere, of those long and varied enough to pass the other rules. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword p@ssword1
  12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 123123123 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qwertyui qwertyuiop qwerty123 qwerty12345 qwerty1234 qwert12345
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4
  iloveyou iloveyou1 letmein1 letmein123 welcome1 welcome12 welcome123 administrator admin123 admin1234
  sunshine princess football baseball basketball superman batman123 starwars trustno1 whatever
  computer internet michelle jennifer jonathan victoria liverpool chelsea1 arsenal1 manchester
  changeme changeme1 changeme123 default123 secret123 test1234 testtest1 monkey123 dragon123 master123
  shadow123 charlie1 freedom1 football1 baseball1 samsung1 google123 facebook linkedin
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025
  london123 england1 kinolume kinolume1 kinolume123`
    .split(/\s+/)
    .filter(Boolean),
);
