export function Placeholder() {
  return (
    <form method="post" name="sign-in">
      <h1>Sitewright</h1>
      <label>
        Email <input name="email" type="email" />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}
