import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("login", "routes/login.tsx"),
  route("register", "routes/register.tsx"),
  route("registration-success", "routes/registration-success.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("verify-email/:token?", "routes/verify-email.tsx"),
  route("reset-password/:token?", "routes/reset-password.tsx"),
  route("job/:slug", "routes/job.tsx"),
  route("company/:slug", "routes/company.tsx"),
  route("remote-jobs", "routes/roles.tsx"),
  route(":landing/:place?", "routes/landing.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("help", "routes/help.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("status", "routes/status.tsx"),
  route("terms", "routes/terms.tsx"),
  layout("routes/protected.tsx", [
    route("jobs", "routes/jobs.tsx"),
    route("me", "routes/profile.tsx", { id: "profile-me" }),
    route("dashboard", "routes/profile.tsx", { id: "profile-dashboard" }),
    route("profile", "routes/profile.tsx", { id: "profile" }),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
