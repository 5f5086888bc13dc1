/**
 * The passwords tried first against any account. Words shorter than eight characters match when digits are appended.
 */
const words = `
password passw0rd password1 password12 password123 passwort motdepasse contrasena parola haslo salasana senha lozinka wachtwoord
12345678 123456789 1234567890 12345678910 87654321 987654321 0987654321 11223344 12341234 13131313 11111111 22222222 88888888 00000000
123123123 147258369 123654789 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwerty qwertyui qwertyuiop qwerty123 qwertz qwertzuiop azerty azertyuiop
asdfghjk asdfghjkl zxcvbnm zxcvbnm1 qazwsxedc q1w2e3r4 a1b2c3d4 abcd1234 abc12345 abcdefgh abcdefg1 aa123456 a1234567 a123456789 abc123 abcabc123
letmein letmein1 welcome welcome1 iloveyou iloveyou1 trustno1 sunshine princess football baseball basketball superman batman spiderman dragon
monkey shadow master michael jennifer jordan jordan23 hunter hunter2 killer charlie thomas robert daniel andrew joshua matthew anthony jessica
ashley amanda nicole samantha hannah michelle elizabeth victoria patrick william benjamin alexander christian dominic nicholas mohammed
liverpool chelsea arsenal barcelona manchester juventus realmadrid steelers cowboys yankees lakers eagles rangers mustang ferrari porsche
corvette mercedes harley yamaha kawasaki computer internet keyboard samsung android windows microsoft google facebook linkedin instagram twitter
whatsapp youtube pokemon minecraft fortnite starwars skywalker matrix gandalf hobbit naruto pikachu godzilla phoenix diamond platinum
summer winter spring autumn january february september october november december monday friday saturday sunday holiday christmas
flower butterfly chocolate cookie cheese banana orange strawberry pepper ginger vanilla coffee whiskey guinness
forever whatever nothing something secret secrets access administrator admin admin123 adminadmin root toor changeme changeit default guest
testtest test1234 testing tester user1234 username login login123 system server company office manager temppass temporary
trinity babygirl lovely loveme loveyou lover sweetheart angel angels blessed heaven jesus jesuschrist godbless faith freedom peace
london paris berlin madrid newyork chicago boston dallas america canada mexico brazil australia germany england scotland ireland
biteme fuckyou asshole pussycat nintendo playstation xbox360 counterstrike blink182 slipknot metallica nirvana eminem beyonce
`;

export const COMMON_PASSWORDS: readonly string[] = words.trim().split(/\s+/);
